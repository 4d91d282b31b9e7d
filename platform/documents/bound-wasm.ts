// Limits the memory of WebAssembly in this thread: the limits of a thread count the heap of JavaScript only.

/** The part of the standard class that is used here. */
interface WasmMemory {
  buffer: ArrayBuffer;
  grow(pages: number): number;
}
declare const WebAssembly: { Memory: { prototype: WasmMemory } };

const PAGE_BYTES = 65_536;
const MAX_MEMORY_BYTES = 320 * 1024 * 1024;

/** Lets memories grow up to 320 MB; a library that asks for more is told that there is none. */
export function boundWasm(): void {
  const { prototype } = WebAssembly.Memory;
  const grow = prototype.grow;
  prototype.grow = function bounded(this: WasmMemory, pages: number): number {
    if (this.buffer.byteLength + pages * PAGE_BYTES > MAX_MEMORY_BYTES)
      throw new RangeError('The document needs too much memory');
    return grow.call(this, pages);
  };
}
