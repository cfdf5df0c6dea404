import { ListFrame } from '../../shared/list/ListFrame.tsx'
import { batches } from './batches.tsx'
import { CodeLookUp } from './CodeLookUp.tsx'
import { BatchPage } from './BatchPage.tsx'

/** The list, or the one whose number the address goes on with. */
export function BatchPages({ rest }: { readonly rest: string }) {
  return rest ? <BatchPage key={rest} id={rest} /> : <ListFrame entity={batches} above={<CodeLookUp />} />
}
