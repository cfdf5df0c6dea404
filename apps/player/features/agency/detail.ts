import type { Calls } from '@saya/contract'

/** Where a member stands as an agent, as the server answers it. */
export type AgencyDetail = Calls['GET /member/agency/detail']['answer']
