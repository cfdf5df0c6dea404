import { Answered } from '../../shared/Answered.tsx'
import { ListFrame } from '../../shared/list/ListFrame.tsx'
import { base, go } from '../../shared/navigation.ts'
import { NewLink } from '../../shared/list/NewLink.tsx'
import { OnBadge } from '../../shared/act/OnBadge.tsx'
import { useMay } from '../../shared/own.ts'
import { PageHead } from '../../shared/PageHead.tsx'
import { useAnswer } from '../../shared/useAnswer.ts'
import { PopupForm } from './PopupForm.tsx'
import { popups } from './popups.tsx'
import './popup.css'

/** The list, a new one, or the one whose id the address goes on with. */
export function PopupPages({ rest }: { readonly rest: string }) {
  const mayChange = useMay()('popup.change')
  if (rest === 'new') return <NewPopup />
  if (rest) return <PopupPage key={rest} id={rest} />
  return (
    <>
      <ListFrame entity={popups} />
      {mayChange && <NewLink path="/popups/new">New popup</NewLink>}
    </>
  )
}

const back = <a href={`${base}/popups`}>Popups</a>

function NewPopup() {
  return (
    <>
      <PageHead title={back} note="New popup" />
      <PopupForm popup={undefined} onSaved={id => go(`/popups/${id}`, { replaces: true })} />
    </>
  )
}

function PopupPage({ id }: { readonly id: string }) {
  const all = useAnswer('GET /office/api/popup/list', { query: {} })
  return (
    <Answered of={all}>
      {({ d }) => {
        const popup = d.find(one => one.id === id)
        return (
          <>
            <PageHead title={back} note={popup?.title_en ?? id}>
              {popup && <OnBadge isOn={popup.is_on} />}
            </PageHead>
            {popup ? (
              <PopupForm key={popup.version} popup={popup} onSaved={() => all.reload()} />
            ) : (
              <p className="listEmpty">This popup was not found.</p>
            )}
          </>
        )
      }}
    </Answered>
  )
}
