import { ListFrame } from '../../shared/list/ListFrame.tsx'
import { WithdrawalPage } from './WithdrawalPage.tsx'
import { withdrawals } from './withdrawals.tsx'

/** The list, or the one that the address goes on with: its member and its id. */
export function WithdrawalPages({ rest }: { readonly rest: string }) {
  const [uid = '', id = ''] = rest.split('/')
  return uid && id ? <WithdrawalPage key={rest} uid={uid} id={id} /> : <ListFrame entity={withdrawals} />
}
