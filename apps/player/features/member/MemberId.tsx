import { showLimits } from '@saya/contract/limits'
import { IconButton } from '@saya/ui/button'
import { checkBold } from '@saya/ui/icon/drawings/checkBold'
import { copy } from '@saya/ui/icon/drawings/copy'
import { useEffect, useState } from 'react'
import { copyText } from '../../shared/device/copyText.ts'
import { say } from '../../shared/say.ts'
import { useTexts } from '../../shared/texts.ts'
import { groupDigits } from './groupDigits.ts'
import { memberTexts } from './member.texts.ts'
import './memberId.css'

interface MemberIdProps {
  readonly uid: string
  /** Its name stands beside it already. */
  readonly isNamed?: boolean
}

/** A member's number, which is copied at a press. */
export function MemberId({ uid, isNamed }: MemberIdProps) {
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
      {isNamed && (
        <span role="status" className="myCopied">
          {isCopied && t.copied}
        </span>
      )}
      <span className="num">{isNamed ? groupDigits(uid) : `${t.id} ${groupDigits(uid)}`}</span>
      <IconButton drawing={isCopied ? checkBold : copy} size={18} label={t.copyId} onClick={copyId} />
      {!isNamed && (
        <span role="status" className="myCopied">
          {isCopied && t.copied}
        </span>
      )}
    </div>
  )
}
