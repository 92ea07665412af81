//go:build cgo

#import <Cocoa/Cocoa.h>
#include "_cgo_export.h"

// The application takes the event for itself as it finishes launching, so ours
// is put in its place just after.
@interface PassedPawnDocuments : NSObject
@end

@implementation PassedPawnDocuments

- (void)launching:(NSNotification *)note {
	[[NSAppleEventManager sharedAppleEventManager] setEventHandler:self
	                                                   andSelector:@selector(open:reply:)
	                                                 forEventClass:kCoreEventClass
	                                                    andEventID:kAEOpenDocuments];
}

- (void)open:(NSAppleEventDescriptor *)event reply:(NSAppleEventDescriptor *)reply {
	NSAppleEventDescriptor *files = [event paramDescriptorForKeyword:keyDirectObject];
	for (NSInteger i = 1; i <= [files numberOfItems]; i++) {
		NSURL *url = [[files descriptorAtIndex:i] fileURLValue];
		if (url != nil) {
			passedpawnOpen((char *)[[url path] UTF8String]);
		}
	}
}

@end

static PassedPawnDocuments *watcher;

void passedpawnWatch(void) {
	watcher = [[PassedPawnDocuments alloc] init];
	[[NSNotificationCenter defaultCenter] addObserver:watcher
	                                         selector:@selector(launching:)
	                                             name:NSApplicationWillFinishLaunchingNotification
	                                           object:nil];
}
