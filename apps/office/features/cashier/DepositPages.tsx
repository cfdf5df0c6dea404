import { ListFrame } from '../../shared/list/ListFrame.tsx'
import { DepositPage } from './DepositPage.tsx'
import { deposits } from './deposits.tsx'

/** The list, or the one whose id the address goes on with. */
export function DepositPages({ rest }: { readonly rest: string }) {
  return rest ? <DepositPage key={rest} id={rest} /> : <ListFrame entity={deposits} />
}
