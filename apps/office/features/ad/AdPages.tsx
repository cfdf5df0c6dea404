import { Answered } from '../../shared/Answered.tsx'
import { ListFrame } from '../../shared/list/ListFrame.tsx'
import { base, go } from '../../shared/navigation.ts'
import { NewLink } from '../../shared/list/NewLink.tsx'
import { OnBadge } from '../../shared/act/OnBadge.tsx'
import { useMay } from '../../shared/own.ts'
import { PageHead } from '../../shared/PageHead.tsx'
import { useAnswer } from '../../shared/useAnswer.ts'
import { AdForm } from './AdForm.tsx'
import { ads } from './ads.tsx'

/** The list, a new one, or the one whose id the address goes on with. */
export function AdPages({ rest }: { readonly rest: string }) {
  const mayChange = useMay()('ad.change')
  if (rest === '-/new') return <NewAd />
  if (rest) return <AdPage key={rest} id={rest} />
  return (
    <>
      <ListFrame entity={ads} />
      {/* No id begins with a dash, so that this address is no ad's. */}
      {mayChange && <NewLink path="/ads/-/new">New ad</NewLink>}
    </>
  )
}

const back = <a href={`${base}/ads`}>Ads</a>

function NewAd() {
  return (
    <>
      <PageHead title={back} note="New ad" />
      <AdForm ad={undefined} onSaved={id => go(`/ads/${id}`, { replaces: true })} />
    </>
  )
}

function AdPage({ id }: { readonly id: string }) {
  const all = useAnswer('GET /office/api/ad/list', { query: {} })
  return (
    <Answered of={all}>
      {({ d }) => {
        const ad = d.find(one => one.ad_id === id)
        return (
          <>
            <PageHead title={back} note={ad?.ad_name ?? id}>
              {ad && <OnBadge isOn={ad.is_on} />}
            </PageHead>
            {ad ? (
              <AdForm key={ad.version} ad={ad} onSaved={() => all.reload()} />
            ) : (
              <p className="listEmpty">This ad was not found.</p>
            )}
          </>
        )
      }}
    </Answered>
  )
}
