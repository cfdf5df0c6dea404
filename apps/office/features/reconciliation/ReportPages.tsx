import { ListFrame } from '../../shared/list/ListFrame.tsx'
import { ReportPage } from './ReportPage.tsx'
import { reports } from './reports.tsx'
import { Suspense } from './Suspense.tsx'
import './reconciliation.css'

/** The days, with what is nobody's above them, or the one whose gateway, day and direction the address goes on with. */
export function ReportPages({ rest }: { readonly rest: string }) {
  const [gateway = '', day = '', direction] = rest.split('/')
  if (gateway && day) {
    return <ReportPage key={rest} gateway={gateway} day={day} direction={direction === 'out' ? 'out' : 'in'} />
  }
  return <ListFrame entity={reports} above={<Suspense />} />
}
