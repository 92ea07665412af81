/* For tests only, never shipped: Wine 8 lacks bcryptprimitives.dll, which every
   Go program loads for random numbers. This one asks the older function. */
#include <windows.h>

BOOLEAN WINAPI SystemFunction036(PVOID, ULONG);

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T size)
{
	return SystemFunction036(data, (ULONG)size);
}
