import { applyAgency } from './applyAgency.ts'
import { decideAgency } from './decideAgency.ts'
import { endAgency } from './endAgency.ts'
import { extendAgency } from './extendAgency.ts'
import { getAgency } from './getAgency.ts'
import { leaveAgency } from './leaveAgency.ts'
import { listAgencies } from './listAgencies.ts'
import { readAgency } from './readAgency.ts'

export const operations = { applyAgency, getAgency, leaveAgency }
export const deskOperations = { decideAgency, endAgency, extendAgency, listAgencies, readAgency }
