/** The paths that are answered without a token. The contract's own `access` decides; a test holds the two together. */
export const guestCalls: ReadonlySet<string> = new Set([
  'GET /member/index',
  'GET /member/index/:tag',
  'GET /member/game/list',
  'GET /member/platform/list',
  'POST /member/sms',
  'POST /member/otp/login',
])
