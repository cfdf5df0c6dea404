import { Button } from '@saya/ui/button'
import { Skeleton } from '@saya/ui/skeleton'
import { useEffect, useState } from 'react'
import { loadModule } from '../answer/loadModule.ts'
import { useTexts } from '../texts.ts'
import { linkTexts } from './link.texts.ts'
import type { QrPath } from './qrPath.ts'

/** A text as a symbol, drawn on the device: dark on white in every theme, since not every camera reads the other way round. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const t = useTexts(linkTexts)
  const [drawn, setDrawn] = useState<QrPath>()
  const [tries, setTries] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isWanted = true
    loadModule(() => import('./qrPath.ts')).then(
      ({ qrPath }) => isWanted && setDrawn(qrPath(text)),
      () => isWanted && setFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [text, tries])
  function again() {
    setFailed(false)
    setTries(tries + 1)
  }
  if (!drawn && hasFailed)
    return (
      <div className="linkQrFailed">
        <p role="alert">{t.qrFailed}</p>
        <Button look="soft" size="small" onClick={again}>
          {t.again}
        </Button>
      </div>
    )
  if (!drawn) return <Skeleton />
  return (
    <svg
      className="linkQr"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawn.side} ${drawn.side}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${drawn.side}v${drawn.side}H0z`} />
      <path fill="#150d10" d={drawn.path} />
    </svg>
  )
}
