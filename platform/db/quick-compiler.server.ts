import { setFlagsFromString } from 'node:v8'

/**
 * Has the embedded engine translated once and quickly, function by function as they are needed, and not a second time
 * with effort: the interpreter of expressions alone, a single function, takes four seconds of the processor and 600 MB of
 * memory then, in every process that asks a few questions. What it would gain is a tenth of an order. Must be said before
 * the engine is loaded.
 */
export function keepToQuickCompiler(): void {
  setFlagsFromString('--no-wasm-tier-up')
  setFlagsFromString('--no-wasm-dynamic-tiering')
}
