import { inLanes } from '../due/inLanes.ts'

/** Acts on each, of one gateway one after another and of all gateways at once. */
export function eachByGateway<T extends { readonly gateway: string }>(
  all: readonly T[],
  act: (one: T) => Promise<void>,
): Promise<void> {
  return inLanes(all, one => one.gateway, act)
}
