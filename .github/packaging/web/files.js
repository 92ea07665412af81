// The files of the program, behind the calls of Node's fs module that Go makes. They are kept in
// memory; those below a folder that lasts are also written to IndexedDB: fsync answers when they
// are there.
"use strict";

class Files {
	// lasting is the folder whose files are kept, but for those below its folder .cache.
	constructor(lasting) {
		this.lasting = lasting;
		this.root = folder();
		this.open = new Map(); // by descriptor
		this.next = 3;
		this.changed = new Map(); // paths that have to be written, with their nodes, null if they are gone
		this.writing = Promise.resolve(null); // the last transaction, and its error
		this.waiting = false; // a transaction will begin
		this.database = null; // null if nothing is kept
		this.failed = () => {}; // told of an error in writing
		this.saved = () => {}; // told of the path of a file that was written as a whole
		this.make(lasting);
		this.make("/tmp");
	}

	// restore opens the database and reads what is kept.
	async restore(name) {
		const opening = indexedDB.open(name, 1);
		opening.onupgradeneeded = () => opening.result.createObjectStore("files");
		const database = await answer(opening);
		const store = database.transaction("files").objectStore("files");
		const [paths, kept] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())]);
		paths.forEach((path, i) => {
			const file = kept[i];
			if (file.folder) {
				this.make(path);
				return;
			}
			this.make(parent(path));
			const node = plain(file.mode);
			node.data = file.data;
			node.size = file.data.length;
			node.time = file.time;
			this.find(parent(path)).children.set(base(path), node);
		});
		this.database = database;
		this.changed.clear();
	}

	lasts(path) {
		return path.startsWith(this.lasting + "/") && !(path + "/").startsWith(this.lasting + "/.cache/");
	}

	// touch notes that a path has to be written. Everything that changes in one turn of the
	// browser is one transaction, so that a rename is whole.
	touch(path, node) {
		if (!this.database || !this.lasts(path)) {
			return;
		}
		this.changed.set(path, node);
		if (!this.waiting) {
			this.waiting = true;
			this.writing = this.writing.then(() => this.write());
		}
	}

	// write resolves to null, or to the error that kept the changes from being written.
	async write() {
		const changed = this.changed;
		this.changed = new Map();
		this.waiting = false;
		try {
			await this.store(changed);
			return null;
		} catch (error) {
			for (const [path, node] of changed) { // they are written with the next change
				if (!this.changed.has(path)) {
					this.changed.set(path, node);
				}
			}
			this.failed(error);
			return problem("EIO", error);
		}
	}

	// store writes changes in one transaction. A database that the browser has closed throws.
	store(changed) {
		return new Promise((done, fail) => {
			const transaction = this.database.transaction("files", "readwrite", { durability: "strict" });
			const store = transaction.objectStore("files");
			for (const [path, node] of changed) {
				if (node === null) {
					store.delete(path);
				} else if (node.children) {
					store.put({ folder: true }, path);
				} else {
					store.put({ mode: node.mode, time: node.time, data: node.data.slice(0, node.size) }, path);
				}
			}
			transaction.oncomplete = done;
			transaction.onabort = () => fail(transaction.error);
		});
	}

	find(path) {
		let node = this.root;
		for (const name of parts(path)) {
			if (!node.children) {
				throw problem("ENOTDIR", path);
			}
			node = node.children.get(name);
			if (!node) {
				throw problem("ENOENT", path);
			}
		}
		return node;
	}

	// above returns the folder that a path is in.
	above(path) {
		const node = this.find(parent(path));
		if (!node.children) {
			throw problem("ENOTDIR", path);
		}
		return node;
	}

	exists(path) {
		try {
			return this.find(path);
		} catch {
			return null;
		}
	}

	// make makes a folder and those above it.
	make(path) {
		let node = this.root;
		let at = "";
		for (const name of parts(path)) {
			at += "/" + name;
			if (!node.children.has(name)) {
				const inside = folder();
				node.children.set(name, inside);
				this.touch(at, inside);
			}
			node = node.children.get(name);
		}
	}

	descriptor(fd) {
		const file = this.open.get(fd);
		if (!file) {
			throw problem("EBADF", fd);
		}
		return file;
	}

	// each calls do with every path below a folder, and its node.
	each(path, node, do_) {
		do_(path, node);
		for (const [name, inside] of node.children ?? []) {
			this.each(path + "/" + name, inside, do_);
		}
	}
}

// The calls. Each returns a value, or a promise of one, or throws an error with a code of POSIX.
const calls = {
	open(path, flags, mode) {
		path = resolve(path);
		let node = this.exists(path);
		if (node && flags & constants.O_CREAT && flags & constants.O_EXCL) {
			throw problem("EEXIST", path);
		}
		if (!node) {
			if (!(flags & constants.O_CREAT)) {
				throw problem("ENOENT", path);
			}
			const above = this.above(path);
			node = plain(mode);
			above.children.set(base(path), node);
			this.touch(path, node);
		}
		const writes = flags & (constants.O_WRONLY | constants.O_RDWR);
		if (node.children && writes) {
			throw problem("EISDIR", path);
		}
		if (!node.children && flags & constants.O_DIRECTORY) {
			throw problem("ENOTDIR", path);
		}
		if (flags & constants.O_TRUNC && writes) {
			resize(node, 0);
			this.touch(path, node);
		}
		this.open.set(this.next, { path, node, at: 0, appends: flags & constants.O_APPEND, wrote: false });
		return this.next++;
	},
	close(fd) {
		const file = this.descriptor(fd);
		this.open.delete(fd);
		if (file.wrote && this.exists(file.path) === file.node) {
			this.saved(file.path);
		}
	},
	read(fd, buffer, offset, length, position) {
		const file = this.descriptor(fd);
		if (file.node.children) {
			throw problem("EISDIR", file.path);
		}
		const from = position ?? file.at;
		const n = Math.max(0, Math.min(length, file.node.size - from));
		buffer.set(file.node.data.subarray(from, from + n), offset);
		if (position === null) {
			file.at += n;
		}
		return n;
	},
	write(fd, buffer, offset, length, position) {
		if (fd === 1 || fd === 2) {
			return says(fd, buffer.subarray(offset, offset + length));
		}
		const file = this.descriptor(fd);
		const node = file.node;
		const from = file.appends ? node.size : position ?? file.at;
		if (from + length > node.size) {
			resize(node, from + length);
		}
		node.data.set(buffer.subarray(offset, offset + length), from);
		node.time = now();
		file.wrote = true;
		if (position === null) {
			file.at = from + length;
		}
		if (this.exists(file.path) === node) {
			this.touch(file.path, node);
		}
		return length;
	},
	// fsync fails if the browser could not write, so that the program knows that nothing is safe.
	async fsync() {
		const error = await this.writing;
		if (error) {
			throw error;
		}
	},
	fstat(fd) {
		return fd < 3 ? stat(plain(0o600)) : stat(this.descriptor(fd).node);
	},
	stat(path) {
		return stat(this.find(resolve(path)));
	},
	readdir(path) {
		const node = this.find(resolve(path));
		if (!node.children) {
			throw problem("ENOTDIR", path);
		}
		return [...node.children.keys()];
	},
	mkdir(path) {
		path = resolve(path);
		if (this.exists(path)) {
			throw problem("EEXIST", path);
		}
		const above = this.above(path);
		const node = folder();
		above.children.set(base(path), node);
		this.touch(path, node);
	},
	rmdir(path) {
		path = resolve(path);
		const node = this.find(path);
		if (!node.children) {
			throw problem("ENOTDIR", path);
		}
		if (node.children.size > 0) {
			throw problem("ENOTEMPTY", path);
		}
		this.find(parent(path)).children.delete(base(path));
		this.touch(path, null);
	},
	unlink(path) {
		path = resolve(path);
		if (this.find(path).children) {
			throw problem("EISDIR", path);
		}
		this.find(parent(path)).children.delete(base(path));
		this.touch(path, null);
	},
	rename(from, to) {
		[from, to] = [resolve(from), resolve(to)];
		const node = this.find(from);
		const above = this.above(to);
		const there = above.children.get(base(to));
		if (there === node) {
			return;
		}
		if (to.startsWith(from + "/")) {
			throw problem("EINVAL", to);
		}
		if (there?.children && (!node.children || there.children.size > 0)) {
			throw problem(node.children ? "ENOTEMPTY" : "EISDIR", to);
		}
		if (there && node.children && !there.children) {
			throw problem("ENOTDIR", to);
		}
		this.find(parent(from)).children.delete(base(from));
		above.children.set(base(to), node);
		this.each(from, node, path => this.touch(path, null));
		this.each(to, node, (path, inside) => this.touch(path, inside));
		for (const file of this.open.values()) {
			if (file.path === from || file.path.startsWith(from + "/")) {
				file.path = to + file.path.slice(from.length);
			}
		}
		if (!node.children) {
			this.saved(to);
		}
	},
	ftruncate(fd, length) {
		const file = this.descriptor(fd);
		resize(file.node, length);
		file.wrote = true;
		if (this.exists(file.path) === file.node) {
			this.touch(file.path, file.node);
		}
	},
	truncate(path, length) {
		path = resolve(path);
		const node = this.find(path);
		if (node.children) {
			throw problem("EISDIR", path);
		}
		resize(node, length);
		this.touch(path, node);
	},
	chmod(path, mode) {
		path = resolve(path);
		const node = this.find(path);
		node.mode = mode;
		this.touch(path, node);
	},
	fchmod(fd, mode) {
		this.descriptor(fd).node.mode = mode;
	},
	utimes(path, _, seconds) {
		path = resolve(path);
		const node = this.find(path);
		node.time = seconds * 1000;
		this.touch(path, node);
	},
	chown() {},
	fchown() {},
	lchown() {},
	readlink(path) {
		throw problem("EINVAL", path);
	},
	link(path) {
		throw problem("EPERM", path);
	},
	symlink(path) {
		throw problem("EPERM", path);
	},
};
calls.lstat = calls.stat;

const constants = { O_RDONLY: 0, O_WRONLY: 1, O_RDWR: 2, O_CREAT: 64, O_EXCL: 128, O_TRUNC: 512, O_APPEND: 1024, O_DIRECTORY: 65536 };

// nodeFS returns an object like Node's fs over files.
function nodeFS(files) {
	const fs = { constants, writeSync: (fd, buffer) => says(fd, buffer) };
	for (const [name, call] of Object.entries(calls)) {
		fs[name] = (...given) => {
			const callback = given.pop();
			let value;
			try {
				value = call.apply(files, given);
			} catch (error) {
				callback(error);
				return;
			}
			if (value instanceof Promise) {
				value.then(found => callback(null, found), callback);
			} else {
				callback(null, value);
			}
		};
	}
	return fs;
}

const said = ["", "", ""];

// says writes lines to the console.
function says(fd, bytes) {
	const lines = (said[fd] + new TextDecoder().decode(bytes)).split("\n");
	said[fd] = lines.pop();
	lines.forEach(line => (fd === 2 ? console.warn : console.log)(line));
	return bytes.length;
}

function folder() {
	return { children: new Map(), mode: 0o700, time: now(), number: number++ };
}

function plain(mode) {
	return { children: null, data: new Uint8Array(0), size: 0, mode: mode & 0o777, time: now(), number: number++ };
}

let number = 1;
let latest = 0;

// now is the time in milliseconds, later than ever before: by their times the program knows that
// a file has changed, and Go sees no fractions of a millisecond.
function now() {
	return (latest = Math.max(Date.now(), latest + 1));
}

function stat(node) {
	const kind = node.children ? 0o040000 : 0o100000;
	return {
		dev: 1, ino: node.number, mode: kind | node.mode, nlink: 1, uid: 0, gid: 0, rdev: 0, size: node.size ?? 0, blksize: 4096,
		blocks: Math.ceil((node.size ?? 0) / 512), atimeMs: node.time, mtimeMs: node.time, ctimeMs: node.time,
		isDirectory: () => node.children !== null,
	};
}

// resize changes the size of a file. It makes room for more, as a file often grows again.
function resize(node, size) {
	if (size > node.data.length) {
		const more = new Uint8Array(Math.max(size, 2 * node.data.length));
		more.set(node.data.subarray(0, node.size));
		node.data = more;
	} else if (size < node.size) {
		node.data.fill(0, size, node.size);
	}
	node.size = size;
	node.time = now();
}

function problem(code, about) {
	return Object.assign(new Error(code + ": " + about), { code });
}

function parts(path) {
	const all = [];
	for (const name of path.split("/")) {
		if (name === "..") {
			all.pop();
		} else if (name !== "" && name !== ".") {
			all.push(name);
		}
	}
	return all;
}

let here = "/"; // the working folder

function resolve(path) {
	return "/" + parts(path.startsWith("/") ? path : here + "/" + path).join("/");
}

function parent(path) {
	return "/" + parts(path).slice(0, -1).join("/");
}

function base(path) {
	return parts(path).at(-1) ?? "";
}

function answer(request) {
	return new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});
}

// install gives Go the files, and the parts of Node's process and path that it asks for.
function install(files) {
	globalThis.fs = nodeFS(files);
	globalThis.path = { resolve: (...all) => resolve(all.join("/")) };
	globalThis.process = {
		getuid: () => 0, getgid: () => 0, geteuid: () => 0, getegid: () => 0, getgroups: () => [0], pid: 1, ppid: 0,
		umask: () => 0o077, cwd: () => here, chdir: path => (here = resolve(path)),
	};
}

if (typeof module !== "undefined") {
	module.exports = { Files, install };
}
