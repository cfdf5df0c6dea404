import { ListFrame } from '../../shared/list/ListFrame.tsx'
import { AgencyPage } from './AgencyPage.tsx'
import { agencies } from './agencies.tsx'

export function AgencyPages({ rest }: { readonly rest: string }) {
  return rest ? <AgencyPage key={rest} id={rest} /> : <ListFrame entity={agencies} />
}
