/** Whether a game did not open because there is none of that name: nothing is wrong with what the player did. */
export function isMissing(failure: unknown): boolean {
  const { reason } = (failure ?? {}) as { reason?: unknown }
  // An address may hold what no code of a game is made of: nobody has entered that.
  return reason === 'game_not_found' || reason === 'invalid_request'
}
