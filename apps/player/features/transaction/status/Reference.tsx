import { showLimits } from '@saya/contract/limits'
import { IconButton } from '@saya/ui/button'
import { checkBold } from '@saya/ui/icon/drawings/checkBold'
import { copy } from '@saya/ui/icon/drawings/copy'
import { useEffect, useState } from 'react'
import { copyText } from '../../../shared/device/copyText.ts'
import { say } from '../../../shared/say.ts'
import { useTexts } from '../../../shared/texts.ts'
import { transactionTexts } from '../transaction.texts.ts'
import { shortReference } from './shortReference.ts'

/** The number of a deposit, withdrawal or redemption: short to be read aloud, whole to be copied. */
export function Reference({ id }: { readonly id: string }) {
  const t = useTexts(transactionTexts)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(setCopied, showLimits.copiedSeconds * 1000, false)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copyId() {
    if (await copyText(id)) setCopied(true)
    else void say(t.copyFailed, 'bad')
  }

  return (
    <>
      <dt>{t.number}</dt>
      <dd className="statusReference">
        <span role="status">{isCopied && t.copied}</span>
        <span className="num">{shortReference(id)}</span>
        <IconButton
          drawing={isCopied ? checkBold : copy}
          size={18}
          label={t.copyNumber}
          onClick={() => void copyId()}
        />
      </dd>
      <dd className="statusNumber">{id}</dd>
    </>
  )
}
