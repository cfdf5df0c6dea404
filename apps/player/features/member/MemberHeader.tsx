import { Button, IconLink } from '@saya/ui/button'
import { gearSix } from '@saya/ui/icon/drawings/gearSix'
import { headset } from '@saya/ui/icon/drawings/headset'
import { Skeleton } from '@saya/ui/skeleton'
import type { AnswerState } from '../../shared/answer/useAnswer.ts'
import { OwnAvatar } from '../../shared/OwnAvatar.tsx'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { useTexts } from '../../shared/texts.ts'
import type { Profile } from '../../shared/answer/useProfile.ts'
import { MemberId } from './MemberId.tsx'
import { memberTexts } from './member.texts.ts'

export function MemberHeader({ profile: { answer, error, again } }: { profile: AnswerState<Profile> }) {
  const t = useTexts(memberTexts)
  return (
    <header className="myHeader">
      <span className="myAvatar">
        <OwnAvatar size={60} />
      </span>
      {answer && (
        <div className="myName">
          <p className="h2">{answer.nick_name || answer.username}</p>
          <MemberId uid={answer.uid} />
        </div>
      )}
      {!answer && !error && (
        <div className="myName" role="status">
          <span className="unseen">{t.loading}</span>
          <Skeleton shape="line" />
          <Skeleton shape="shortLine" />
        </div>
      )}
      {error !== undefined && (
        <div className="myName" role="alert">
          <p>{sentenceOf(error, t.failed)}</p>
          <Button look="soft" size="small" onClick={again}>
            {t.again}
          </Button>
        </div>
      )}
      <IconLink href="/service" label={t.service} drawing={headset} />
      <IconLink href="/s-account" label={t.accountCenter} drawing={gearSix} />
    </header>
  )
}
