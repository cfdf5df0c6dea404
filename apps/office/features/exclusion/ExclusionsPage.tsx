import { ListFrame } from '../../shared/list/ListFrame.tsx'
import { exclusions } from './exclusions.tsx'
import { ProofPage } from './ProofPage.tsx'

/** What was proposed, or the proof that stands behind one of them. */
export function ExclusionsPage({ rest }: { readonly rest: string }) {
  const [uid = '', proof = ''] = rest.split('/')
  return uid && proof ? <ProofPage key={rest} uid={uid} proof={proof} /> : <ListFrame entity={exclusions} />
}
