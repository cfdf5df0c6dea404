import type { ApplyCode } from '@saya/contract/agency/agency.ts'
import { AppBar } from '@saya/ui/appBar'
import { ButtonLink } from '@saya/ui/button'
import { Note } from '@saya/ui/note'
import { Skeleton } from '@saya/ui/skeleton'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { BackLink } from '../../shared/BackLink.tsx'
import { LinkCard } from '../../shared/link/LinkCard.tsx'
import { OffersOnly } from '../../shared/offers/OffersOnly.tsx'
import { Waits } from '../../shared/answer/Waits.tsx'
import { useTexts } from '../../shared/texts.ts'
import { AgencyForm } from './AgencyForm.tsx'
import { AgencyMonths } from './AgencyMonths.tsx'
import { AgencyStanding } from './AgencyStanding.tsx'
import { agencyTexts } from './agency.texts.ts'
import type { AgencyDetail } from './detail.ts'
import './agencyPage.css'

/** Where a member applies to be an agent, and as one finds their link and whom it brought. */
export function Page() {
  const t = useTexts(agencyTexts)
  const { answer, error, again, refresh } = useAnswer('GET /member/agency/detail', {}, { mayBeOld: true })
  return (
    <>
      <AppBar start={<BackLink label={t.back} />} title={t.page} />
      <main className="agencyPage">
        {answer ? (
          <Whole detail={answer} onChange={() => void refresh().catch(() => {})} />
        ) : (
          <Waits failure={error} again={again} failed={t.loadFailed} className="agencyWaits">
            <Skeleton />
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </Waits>
        )}
      </main>
    </>
  )
}

function Whole({ detail, onChange }: { detail: AgencyDetail; onChange: () => void }) {
  const t = useTexts(agencyTexts)
  const { agency, link, months, why_not: whyNot } = detail
  const isOpen = agency?.status === 'pending' || agency?.status === 'approved'
  return (
    <>
      {agency && <AgencyStanding agency={agency} onChange={onChange} />}
      {link && <LinkCard link={link} head={t.link} title={t.shareTitle} />}
      {(link || months.length > 0) && <AgencyMonths months={months} />}
      {!isOpen && (
        <OffersOnly>
          <section className="agencyApply">
            <h2>{t.head}</h2>
            <p>{t.intro}</p>
            <Note>{t.noPay}</Note>
            {whyNot === '' ? <AgencyForm onSent={onChange} /> : <WhyNot code={whyNot} />}
          </section>
        </OffersOnly>
      )}
    </>
  )
}

/** Nobody fills in a form that is refused in any case. */
function WhyNot({ code }: { code: ApplyCode }) {
  const t = useTexts(agencyTexts)
  return (
    <Note tone="wait">
      <p>{t[code]}</p>
      {code === 'agency_unverified' && (
        <ButtonLink size="medium" href="/s-kyc">
          {t.verify}
        </ButtonLink>
      )}
    </Note>
  )
}
