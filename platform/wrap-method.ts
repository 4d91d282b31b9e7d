// Replaces a method of a library's object, for libraries without a hook. The replacement loses the types of the method.

type Method = (...given: readonly unknown[]) => unknown;

/**
 * Replaces a method of one object. `wrap` receives the original, bound to the object, and returns the replacement.
 * Throws if the object has no such method, so that an incompatible release of the library is noticed at start.
 */
export function wrapMethod(object: object, name: string, wrap: (original: Method) => Method): void {
  const original: unknown = Reflect.get(object, name);
  if (typeof original !== 'function') throw new TypeError(`${object.constructor.name} has no method ${name}`);
  const value = wrap((...given) => Reflect.apply(original, object, given));
  Object.defineProperty(object, name, { value, configurable: true, writable: true });
}
