import type { officeContract } from '@saya/contract/office.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { addIncome, findIncome } from '../harm/index.ts'
import type { StaffDeps } from '../staff/index.ts'
import { decideAboutMember } from './decision/decideAboutMember.ts'
import { findIncomeChange, type IncomeChange, lockIncomeChange } from './income.store.ts'
import { viewIncomeChange } from './income.view.ts'

type Operation = typeof officeContract.harmDesk.decideIncome

/** What was stated counts from the decision on: a day that had ended by then is found by what held at its end. */
export function decideIncome(deps: StaffDeps): Handler<Operation> {
  return decideAboutMember<IncomeChange, ReturnType<typeof viewIncomeChange>>(deps, {
    table: 'harm_income_change',
    object: 'income',
    saysOf: ({ monthly }) => ({ has_income: monthly !== null }),
    find: findIncomeChange,
    lock: lockIncomeChange,
    async apply(tx, { monthly, proposedName: name }, { uid, name: agreedName, nowMs }) {
      const seen = (await findIncome(tx, uid))?.nth ?? 0
      return addIncome(tx, { uid, monthly, seen, name, agreedName, nowMs })
    },
    view: viewIncomeChange,
  })
}
