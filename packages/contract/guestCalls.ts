/** The paths that are answered without a token. The contract's own `access` decides; a test holds the two together. */
export const guestCalls: ReadonlySet<string> = new Set([
  'GET /member/index',
  'GET /member/index/:tag',
  'GET /member/game/list',
  'GET /member/platform/list',
  'GET /member/about',
  'GET /member/faq',
  'GET /member/privacy',
  'GET /member/stmt',
  'GET /member/terms',
  'POST /member/sms',
  'POST /member/sms/challenge',
  'POST /member/otp/login',
  'POST /member/login',
  'POST /member/auth/sms',
  'POST /member/retrieve/password',
  'POST /member/reg',
])
