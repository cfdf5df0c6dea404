import { Answered } from '../../shared/Answered.tsx'
import { callOffice } from '../../shared/client.ts'
import { ListFrame } from '../../shared/list/ListFrame.tsx'
import { base } from '../../shared/navigation.ts'
import { OnBadge } from '../../shared/act/OnBadge.tsx'
import { useMay } from '../../shared/own.ts'
import { PageHead } from '../../shared/PageHead.tsx'
import { useAnswer } from '../../shared/useAnswer.ts'
import { WholeForm } from '../../shared/act/WholeForm.tsx'
import { fieldGroups, valuesOf, type Wish, wishOf } from './landingFields.ts'
import { type Landing, landings } from './landings.tsx'
import './ad.css'

/** The list, or the one whose name the address goes on with. */
export function LandingPages({ rest }: { readonly rest: string }) {
  return rest ? <LandingPage key={rest} name={rest} /> : <ListFrame entity={landings} />
}

const back = <a href={`${base}/landings`}>Landing pages</a>

function LandingPage({ name }: { readonly name: string }) {
  const all = useAnswer('GET /office/api/ad/landing/list', {})
  return (
    <Answered of={all}>
      {({ d }) => {
        const landing = d.find(one => one.name === name)
        return (
          <>
            <PageHead title={back} note={`/${name}`}>
              {landing && <OnBadge isOn={landing.is_on} />}
            </PageHead>
            {landing ? (
              <LandingForm key={landing.version} landing={landing} onSaved={() => all.reload()} />
            ) : (
              <p className="listEmpty">This landing page was not found.</p>
            )}
          </>
        )
      }}
    </Answered>
  )
}

function LandingForm({ landing, onSaved }: { readonly landing: Landing; readonly onSaved: () => Promise<void> }) {
  const mayChange = useMay()('ad.change')
  async function save(wish: Wish, reason: string): Promise<string> {
    const { name, version } = landing
    await callOffice('POST /office/api/ad/landing/change', { body: { name, version, wish, reason } })
    // What is typed before the new version is shown would be lost.
    await onSaved()
    return wish.is_on ? 'Saved and switched on.' : 'Saved and switched off.'
  }
  return (
    <WholeForm
      groups={fieldGroups}
      initial={valuesOf(landing)}
      isReadOnly={!mayChange}
      wishOf={wishOf}
      save={save}
      onReread={() => void onSaved()}
    />
  )
}
