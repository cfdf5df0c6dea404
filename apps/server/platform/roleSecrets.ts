export type Role = 'api' | 'worker' | 'broker'

const served: readonly Role[] = ['api', 'worker']

/** The secrets of the server, and which roles work with each. In production a copy is given no other. */
const secretsOf = {
  MASTER_KEY: served,
  MASTER_KEY_PREVIOUS: served,
  OTP_PEPPER: served,
  OTP_PEPPER_PREVIOUS: served,
  LOOKUP_KEY: served,
  LOOKUP_KEY_PREVIOUS: served,
  LEDGER_KEY: ['worker'],
  OBJECTS_URL: served,
  SMS_KEY: served,
  MAIL_URL: served,
  IDCHECK_KEY: ['api'],
  PAYMONGO_KEY: served,
  PAYMONGO_EVENT_KEY: served,
  XENDIT_KEY: served,
  XENDIT_EVENT_TOKEN: served,
  MAYA_SECRET_KEY: served,
  PARTNER_KEY: ['api'],
  PUSH_KEY: ['worker'],
  PROVIDER_KEYS: served,
  PROVIDER_ACCOUNTS: served,
  LOG_TOKEN: ['api', 'worker', 'broker'],
} as const satisfies Readonly<Record<string, readonly Role[]>>

/** What is no secret, and is missed all the same by the roles alone that ask the party it names. */
const missedBy: Readonly<Record<string, readonly Role[]>> = {
  ...secretsOf,
  SMS_URL: served,
  SMS_ACCOUNT: served,
  MAIL_FROM: served,
  IDCHECK_URL: ['api'],
  IDCHECK_WEB_URL: ['api'],
  IDCHECK_CLIENT_ID: ['api'],
  IDCHECK_PARTY_KEY: ['api'],
  PAYMONGO_URL: served,
}

/** Whether a copy in these roles works with a setting. */
export function worksWith(roles: readonly Role[], name: string): boolean {
  const wanted = missedBy[name]
  return wanted === undefined || wanted.some(role => roles.includes(role))
}

/** The first secret that was given to a copy none of whose roles works with it, and whose it is. */
export function findForeignSecret(
  roles: readonly Role[],
  environment: Readonly<Record<string, string | undefined>>,
): { readonly name: string; readonly roles: readonly Role[] } | undefined {
  const found = Object.entries(secretsOf).find(([name]) => environment[name] && !worksWith(roles, name))
  return found && { name: found[0], roles: found[1] }
}
