import { callOffice } from '../../shared/client.ts'
import type { Act } from '../../shared/entity.ts'
import { ownPassword } from './ownPassword.ts'

/** Of one's own account: nobody changes a colleague's. */
export const changePassword: Act<null> = {
  name: 'changePassword',
  title: 'Change password',
  permission: 'office.enter',
  warning: 'You stay logged in here, and are logged out everywhere else.',
  fields: [{ name: 'password', title: 'Present password', kind: 'password', least: 1, most: 128 }, ownPassword],
  fits: () => true,
  run: (_none, { password = '', new_password = '' }) =>
    callOffice('POST /office/api/password/set', { body: { password, new_password } }),
  done: 'Your password was changed.',
}
