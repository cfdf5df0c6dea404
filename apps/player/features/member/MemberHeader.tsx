import type { Calls } from '@saya/contract'
import { Button, IconButton } from '@saya/ui/button'
import { checkBold } from '@saya/ui/icon/drawings/checkBold'
import { copy } from '@saya/ui/icon/drawings/copy'
import { Skeleton } from '@saya/ui/skeleton'
import { showLimits } from '@saya/contract/limits'
import { useEffect, useState } from 'react'
import type { Asked } from '../../shared/answers.ts'
import { copyText } from '../../shared/copyText.ts'
import { OwnAvatar } from '../../shared/OwnAvatar.tsx'
import { say } from '../../shared/say.ts'
import { useTexts } from '../../shared/texts.ts'
import { groupDigits } from './groupDigits.ts'
import { memberTexts } from './member.texts.ts'

type Profile = Calls['GET /member/detail']['answer']

export function MemberHeader({ profile: { answer, error, again } }: { profile: Asked<Profile> }) {
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
      {!answer && error !== undefined && (
        <div className="myName" role="alert">
          <p>{t.failed}</p>
          <Button look="soft" size="small" onClick={again}>
            {t.again}
          </Button>
        </div>
      )}
    </header>
  )
}

function MemberId({ uid }: { uid: string }) {
  const t = useTexts(memberTexts)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(setCopied, showLimits.copiedSeconds * 1000, false)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copyId() {
    if (await copyText(uid)) setCopied(true)
    else void say(t.copyFailed, 'bad')
  }

  return (
    <div className="myId">
      <span className="num">
        {t.id} {groupDigits(uid)}
      </span>
      <IconButton drawing={isCopied ? checkBold : copy} size={18} label={t.copyId} onClick={copyId} />
      <span role="status" className="myCopied">
        {isCopied && t.copied}
      </span>
    </div>
  )
}
