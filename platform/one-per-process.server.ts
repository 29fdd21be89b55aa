/**
 * The one value of this name in the process. The build and the sources around it each have their own copy of a module,
 * so what both must share cannot be kept in the module itself.
 */
export function onePerProcess<Value>(name: string, make: () => Value): Value {
  const place = Symbol.for(`kafile.${name}`)
  const holder = globalThis as unknown as Record<symbol, Value | undefined>
  return (holder[place] ??= make())
}
