import { randomId, visitorIds } from '@saya/client'
import { Button } from '@saya/ui/button'
import { openModal, Sheet } from '@saya/ui/modal'
import { use, useContext, useState } from 'react'
import { BrandContext } from '../../shared/brand.ts'
import { fillByChance } from '../../shared/device/chance.ts'
import { clientBrandOf } from '../../shared/clientBrand.ts'
import { copyText } from '../../shared/device/copyText.ts'
import { isMobile, layoutWidth } from '../../shared/device/device.ts'
import { currentHost } from '../../shared/device/host.ts'
import { say } from '../../shared/say.ts'
import { storage } from '../../shared/device/storage.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { version } from '../../shared/device/version.ts'
import { supportTexts } from './support.texts.ts'
import './debugSheet.css'

/** Shows what somebody in support would ask for. Nothing in it says who the member is. */
export function openDebugSheet(): void {
  openModal(() => <DebugSheet />, { look: 'sheet' })
}

function DebugSheet() {
  const t = useTexts(supportTexts)
  const language = useContext(LanguageContext)
  const [clientId] = useState(ownClientId)
  const kind = isMobile(navigator.userAgent, innerWidth) ? t.mobile : t.desktop
  const rows: [string, string][] = [
    [t.version, version],
    [t.build, buildName()],
    [t.clientId, clientId],
    [t.language, language],
    [t.brand, clientBrandOf(currentHost(), use(BrandContext))],
    [t.device, `${kind}, ${layoutWidth(innerWidth)} / ${innerWidth} × ${innerHeight}`],
  ]

  async function copy() {
    const text = rows.map(([name, value]) => `${name}: ${value}`).join('\n')
    const isCopied = await copyText(`${text}\n${navigator.userAgent}`)
    void say(isCopied ? t.copied : t.copyFailed, isCopied ? 'ok' : 'bad')
  }

  return (
    <Sheet
      title={t.title}
      closeLabel={t.close}
      actions={
        <Button full onClick={copy}>
          {t.copy}
        </Button>
      }
    >
      <dl className="debugRows">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}

/** Made once for this device, and sent along with calls only for visitors whom an ad brought. */
function ownClientId(): string {
  const ids = visitorIds(storage())
  const known = ids.read()['adc-id']
  if (known) return known
  const adClientId = randomId(fillByChance)
  ids.saveAd({ adClientId })
  return adClientId
}

/** The first script's file is named after its content, which tells one build from every other. */
function buildName(): string {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/assets/main-"]')
  return /main-([\w-]+)\.js/.exec(script?.src ?? '')?.[1] ?? 'development'
}
