import { ListFrame } from '../../shared/list/ListFrame.tsx'
import { useMay } from '../../shared/own.ts'
import { contacts } from './contacts.tsx'
import { HarmPage } from './HarmPage.tsx'
import './harmDesk.css'

/** The queue, or the member whose UID the address goes on with. Whoever may not read one has the queue alone. */
export function ContactPages({ rest }: { readonly rest: string }) {
  const mayRead = useMay()('harm.read')
  if (rest && mayRead) return <HarmPage key={rest} uid={rest} />
  return <ListFrame entity={contacts} />
}
