// Limits the WebAssembly memory of this thread: the resource limits of a thread cover only the JavaScript heap.

/** The members of `WebAssembly.Memory` that are used here. */
interface WasmMemory {
  buffer: ArrayBuffer;
  grow(pages: number): number;
}
declare const WebAssembly: { Memory: { prototype: WasmMemory } };

const PAGE_BYTES = 65_536;
const MAX_MEMORY_BYTES = 320 * 1024 * 1024;

/** Limits each memory to 320 MB; growing a memory beyond that fails. */
export function boundWasm(): void {
  const { prototype } = WebAssembly.Memory;
  const grow = prototype.grow;
  prototype.grow = function bounded(this: WasmMemory, pages: number): number {
    if (this.buffer.byteLength + pages * PAGE_BYTES > MAX_MEMORY_BYTES)
      throw new RangeError('The document needs too much memory');
    return grow.call(this, pages);
  };
}
