import { ListFrame } from '../../shared/ListFrame.tsx'
import { DossierPage } from './DossierPage.tsx'
import { members } from './members.tsx'

/** The list, or the one whose number the address goes on with. */
export function DossierPages({ rest }: { readonly rest: string }) {
  return rest ? <DossierPage key={rest} uid={rest} /> : <ListFrame entity={members} />
}
