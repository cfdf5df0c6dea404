import { ButtonLink } from '@saya/ui/button'
import { usersThree } from '@saya/ui/icon/drawings/usersThree'
import { ListRowLink } from '@saya/ui/listRow'
import { Note } from '@saya/ui/note'
import { Skeleton } from '@saya/ui/skeleton'
import { useContext } from 'react'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { BackLink } from '../../shared/BackLink.tsx'
import { PageBar } from '../../shared/head/PageBar.tsx'
import { LinkCard } from '../../shared/link/LinkCard.tsx'
import { Waits } from '../../shared/answer/Waits.tsx'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { Friends } from './Friends.tsx'
import { InviteFigures } from './InviteFigures.tsx'
import { InviteHero } from './InviteHero.tsx'
import { InviteRules } from './InviteRules.tsx'
import { inviteTexts } from './invite.texts.ts'
import { OwnGift } from './OwnGift.tsx'
import { pictureLines } from './pictureLines.ts'
import { RenewLink } from './RenewLink.tsx'

/** A member's own link, what inviting gives, and how far each friend has come. Whoever may have no promotion reads why. */
export function OwnInvite() {
  const t = useTexts(inviteTexts)
  const language = useContext(LanguageContext)
  const agentTitles = { '': t.agent, rejected: t.agent, pending: t.agentPending, approved: t.agentApproved }
  const { answer, error, again, refresh } = useAnswer('GET /promo/invite/detail', {}, { mayBeOld: true })
  return (
    <>
      <PageBar start={<BackLink label={t.back} />} title={t.page} />
      <main className="invitePage">
        {!answer && error === undefined && (
          <div role="status" aria-label={t.loading} className="inviteWaits">
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </div>
        )}
        {!answer && error !== undefined && (
          <Waits failure={error} again={again}>
            {null}
          </Waits>
        )}
        {answer && (
          <>
            {answer.why_not ? <Note>{answer.why_not.sentence}</Note> : <InviteHero offer={answer.offer} />}
            {answer.lacks && <Note>{answer.lacks.sentence}</Note>}
            {answer.offer && answer.needs_id && <NeedsId />}
            {answer.own && <OwnGift gift={answer.own} />}
            {!answer.why_not && (
              <LinkCard
                link={answer.link}
                head={t.linkHead}
                title={t.page}
                lines={pictureLines(answer.offer, language)}
              />
            )}
            {!answer.why_not && <RenewLink onChange={() => void refresh().catch(() => {})} />}
            <InviteFigures detail={answer} />
            <Friends count={answer.invited} />
            <InviteRules offer={answer.offer} />
            {(!answer.why_not || answer.agent !== '') && (
              <ListRowLink drawing={usersThree} title={agentTitles[answer.agent]} href="/agency" />
            )}
          </>
        )}
      </main>
    </>
  )
}

/** Nobody waits for a reward without knowing what it waits for. */
function NeedsId() {
  const t = useTexts(inviteTexts)
  return (
    <Note tone="wait">
      <p>{t.needsId}</p>
      <ButtonLink size="medium" href="/s-kyc">
        {t.verify}
      </ButtonLink>
    </Note>
  )
}
