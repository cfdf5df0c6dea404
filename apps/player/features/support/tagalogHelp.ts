import { helpline, helplineName } from '@saya/contract/exclusion/helpline.ts'
import { daysToCount } from '@saya/contract/invite/daysToCount.ts'
import type { HelpArticle } from './helpArticle.ts'

const own = { language: 'tl', status: 1, author: 'Saya Support', date: '2026-11-23' } as const

export const tagalogHelp: readonly HelpArticle[] = [
  {
    ...own,
    id: 1,
    helpTypeId: 1,
    sort: 1,
    title: 'Paano mag-verify ng identity?',
    content: `Ayon sa batas, dapat kilala namin ang bawat player. Ihanda ang valid na government ID at pumuwesto sa maliwanag na lugar.

- Buksan ang [I-verify ang identity](/s-kyc) at piliin kung anong ID ang gagamitin mo.
- Kunan ng litrato ang buong card. Dapat patag, malinaw at walang glare.
- Mag-selfie, i-check ang detalyeng nabasa sa card, at isumite.

May 72 oras ka mula nang mag-register, at hindi ka makakapag-deposit o makakapaglaro bago ka mag-submit. Karaniwang may resulta sa loob ng 24 oras. Kung walang naisumite pagkalipas ng 72 oras, mare-restrict ang account mo hanggang ma-approve ang ID mo. Sa iyo pa rin ang pera mo.`,
  },
  {
    ...own,
    id: 2,
    helpTypeId: 1,
    sort: 2,
    title: 'Na-reject ang ID ko. Ano ang gagawin?',
    content: `Buksan ang [I-verify ang identity](/s-kyc) para makita ang dapat itama, gaya ng malabong litrato o pangalang hindi tugma sa card. Itama ito at isumite muli. Naka-save ang iba mong detalye.`,
  },
  {
    ...own,
    id: 3,
    helpTypeId: 1,
    sort: 3,
    title: 'Nakalimutan ko ang password ko',
    content: `Makakapag-log in ka pa rin gamit ang code na ite-text namin. Para mag-set ng bagong password:

- Buksan ang [Nakalimutan ang password](/forgetPassword).
- Kumpirmahing ikaw ito gamit ang code na ipapadala sa telepono o email mo.
- Pumili ng bagong password na 8 hanggang 64 na karakter.

O magdagdag ng [passkey](/s-account/passkeys): mukha, daliri o lock ng phone mo na ang pang-log in.

Hindi namin kailanman hihingin ang password o code mo, sa tawag, text o chat. Huwag itong i-share kahit kanino.`,
  },
  {
    ...own,
    id: 22,
    helpTypeId: 1,
    sort: 4,
    title: 'Nawala ang telepono o number ko',
    content: `Kung makuha mo ulit ang dating number mo sa bagong SIM o telepono, mag-log in lang gaya ng dati. Doon pa rin namin ipapadala ang code.

Kung wala na talaga ang number, [hilinging ilipat ang account mo](/service#lost-number) sa number na gamit mo ngayon.

- Magte-text kami ng code sa bagong number mo. Saka ka namin tatawagan para tiyaking ikaw ito. Dapat verified na ang ID mo.
- Aabot ito ng 24 oras o higit pa. Kung makita mo ang dating number habang naghihintay, mag-log in lang: titigil ang request.
- Aalisin ang mga passkey mo, kaya makakapag-log in ka muli gamit ang code. Magdagdag ng bago sa bagong phone mo.
- Ipa-block sa network mo ang nawalang SIM.

Hindi namin kailanman hihingin ang password o code mo, sa tawag, text o chat. Huwag itong i-share kahit kanino.`,
  },
  {
    ...own,
    id: 4,
    helpTypeId: 1,
    sort: 5,
    title: 'Responsableng paglalaro',
    content: `Libangan ang sugal, hindi paraan para kumita. Nakakaadik ito.

- Bago maglaro, magdesisyon kung magkanong pera at oras ang kaya mong mawala.
- Huwag maglaro para bawiin ang talo.
- Kung hindi na masaya, tumigil at makipag-usap sa iba.

Tingnan ang idineposit, napanalunan, natalo at oras ng paglalaro mo sa [Mga numero ko](/s-figures), at ang bawat buwan sa [statement](/s-statement) mo.

Magtakda ng limit sa [Mga limit ko](/s-limits), o mag-break o i-exclude ang sarili sa [Mas ligtas na paglalaro](/s-safer-play). Epektibo agad ang mga ito.

Habang naglalaro ka, sasabihin ng paalala sa oras kung gaano na katagal, at ang panalo at talo mo: tuwing isang oras, o ayon sa pinili mo sa [Mas ligtas na paglalaro](/s-safer-play). Maghihintay ang mga laro hanggang sumagot ka. Nasa [Maglaro nang ligtas](/s-docs/stmt) ang iba pang tulong at ang helpline. Dapat 21 taong gulang pataas ka para maglaro.`,
  },
  {
    ...own,
    id: 13,
    helpTypeId: 1,
    sort: 6,
    title: 'Nag-aalala ako sa pera o sa dalas ng paglalaro ko',
    content: `Marami na ang dumaan sa pinagdadaanan mo, at hindi mo kailangang ayusin ito nang mag-isa. Puwede kang tumigil anumang oras. Walang pipilit sa iyo rito na magpatuloy.

- Tumigil muna. [Mag-break o i-exclude ang sarili](/s-safer-play). Epektibo ito agad, at puwede mo pa ring i-withdraw ang balanse mo.
- Unahin ang pagkain, upa at mga bayarin. Madalas mas malaki ang nawawala kapag naglalaro para bawiin ang talo. Kung may utang ka, kausapin agad ang pinagkakautangan at humingi ng panahon.
- Sabihin sa isang taong pinagkakatiwalaan mo ang nangyari. Mas madaling tumigil kapag may kasama.
- Tumawag sa ${helplineName} sa ${helpline}. Libre, kumpidensyal at bukas 24 oras. Kung baka saktan mo ang sarili mo, tumawag na sa 911.

Puwede mo rin kaming [sulatan](/my/feedback). May kokontak sa iyo mula sa amin. Hindi namin kailanman gagamitin ang sinabi mo para alukin ka ng kahit ano.

Nakakaadik ang sugal. Alamin kung kailan dapat tumigil.`,
  },
  {
    ...own,
    id: 5,
    helpTypeId: 2,
    sort: 1,
    title: 'Paano mag-deposit?',
    content: `I-tap ang Mag-deposit sa [Ako](/my), pumili ng payment method at halaga, at magbayad sa page ng payment company.

- ₱100 hanggang ₱500,000 kada deposit. May ibang limit ang ilang payment method, na nakasulat sa tabi ng halaga.
- Magbayad mula sa account na nasa sarili mong pangalan.
- Bawal sa gaming sa Pilipinas ang credit card at cryptocurrency.`,
  },
  {
    ...own,
    id: 6,
    helpTypeId: 2,
    sort: 2,
    title: 'Nagbayad ako, pero hindi nagbago ang balanse',
    content: `Pumapasok ang deposit kapag kinumpirma na ito ng payment company, kadalasan sa loob ng isang minuto. Tingnan ang status nito sa [Mga transaksyon](/s-transaction/deposit).

Kung wala pa rin pagkalipas ng 30 minuto, i-contact kami sa [live chat](/service) at ibigay ang petsa, halaga at reference number ng bayad. Huwag munang magbayad ulit.`,
  },
  {
    ...own,
    id: 7,
    helpTypeId: 3,
    sort: 1,
    title: 'Paano mag-withdraw?',
    content: `Magdagdag muna ng withdraw account na nasa pangalan mo sa [Mga withdraw account](/withdraw-accounts). Hanggang tatlo ang puwede. Saka i-tap ang Mag-withdraw sa [Ako](/my), piliin ang account at halaga, at kumpirmahing ikaw ito.

Dapat verified ka na. Karaniwang dumarating ang pera sa loob ng 5 minuto. Makikita ang bawat hakbang sa [Mga transaksyon](/s-transaction/withdraw).`,
  },
  {
    ...own,
    id: 8,
    helpTypeId: 3,
    sort: 2,
    title: 'Bakit mas maliit ang puwede kong i-withdraw kaysa sa balanse ko?',
    content: `Bago mag-withdraw, dapat umabot ang kabuuang taya mo sa halaga ng bawat deposit. Nakasulat sa bonus kung ilang beses itong dapat laruin. Makikita sa Mag-withdraw kung magkano pa ang kailangang laruin.`,
  },
  {
    ...own,
    id: 9,
    helpTypeId: 3,
    sort: 3,
    title: 'Bakit sinusuri ang withdrawal ko?',
    content: `Nire-review muna namin ang ilang withdrawal, gaya ng malaki, galing sa bagong device o papunta sa bagong withdraw account. Ligtas ang pera mo habang naghihintay, at babalik ito sa balanse mo kung hindi mabayaran. Makikita mo ang resulta.`,
  },
  {
    ...own,
    id: 10,
    helpTypeId: 5,
    sort: 1,
    title: 'Patas ba ang mga laro?',
    content: `Random ang resulta. Sa server ng game provider ito nadedesisyunan, hindi sa telepono mo. Hindi nababago ng laki ng taya o tagal ng laro ang tsansa. Average sa napakaraming round ang RTP. Sa maikling panahon, puwede kang manalo nang higit o matalo ang lahat.

Nasa [Mga taya](/bet-record) ang bawat round mo. Kung maputol ang koneksyon, tatapusin ng server ang round ayon sa rules ng laro.`,
  },
  {
    ...own,
    id: 11,
    helpTypeId: 5,
    sort: 2,
    title: 'Paano gumagana ang mga bonus?',
    content: `Idinadagdag ang bonus sa balanse mo. Nakasulat dito kung ilang beses itong dapat laruin bago ma-withdraw. Nasa [Bonus](/s-transaction/bonus) ang mga bonus mo, at nasa [Cashback](/cashback) ang mga ticket mo.

Ang sarili lang nito ang nila-lock ng bonus. Kasing-malaya pa rin ng dati ang sarili mong pera.

Kung ayaw mo ng bonus, i-off ang ticket kapag nagde-deposit. Para ibalik ito, buksan ang Withdraw sa [My](/my), tapos ang “Bakit hindi pa puwedeng i-withdraw?”. Kukunin ang natira rito, at hindi mo na kailangang laruin.`,
  },
  {
    ...own,
    id: 12,
    helpTypeId: 5,
    sort: 3,
    title: 'Paano isara ang account o makuha ang data ko?',
    content: `Pumunta sa [Privacy](/s-account/privacy) para sa dalawang ito. Bago isara ang account, i-withdraw ang balanse, at hintaying matapos ang mga bukas na round at dumating ang ni-redeem mo. Hindi na ito mababawi.`,
  },
  {
    ...own,
    id: 23,
    helpTypeId: 5,
    sort: 4,
    title: 'Kailan darating ang reward sa kaibigan?',
    content: `Buksan ang [Mag-imbita](/invite) at i-share ang link mo. Bilang ang kaibigan kapag na-approve ang ID niya at nalaro na ang unang deposit na sapat ang laki. May ${daysToCount} araw siya mula sa pag-sign up, at hanggang sa huling araw lang ng offer.

Kusang papasok ang reward ninyong dalawa pagkalipas ng bilang ng araw na nakasulat sa page. Makikita roon kung ano pa ang kulang ng bawat kaibigan, at ang araw ng dating ng reward.`,
  },
  {
    ...own,
    id: 24,
    helpTypeId: 5,
    sort: 5,
    title: 'Paano gumagana ang ranking?',
    content: `Bilang ang slot bets mo sa isang araw kapag tapos na ang mga round. Ayon sa posisyon ang premyo, at nasa Tuntunin ng [Slot Betting Rankings](/welfare/betting-rank) ang bawat isa. Kusang darating ang premyo pagkatapos ng araw.

Pinipirmahan ang listahan kapag tapos na ang araw. Sa Mga nakaraan, puwede mong i-check ang sarili mong posisyon sa listahang iyon.`,
  },
  {
    ...own,
    id: 25,
    helpTypeId: 5,
    sort: 6,
    title: 'Paano gumagana ang mystery box?',
    content: `Maglaro sa isang araw ng halagang nakasulat sa [Mystery Box](/blind-box), at may box ka kinabukasan. Nasa page na iyon ang odds ng bawat premyo.

Pagkalipas ng 12:10 AM ng susunod na araw, masusuri ng browser mo na walang nagbago ng laman ng box mo.`,
  },
  {
    ...own,
    id: 26,
    helpTypeId: 5,
    sort: 7,
    title: 'Paano gumagana ang rebate?',
    content: `Ibinabalik ng rebate ang bahagi ng nilaro mo, o ng natalo mo sa isang araw. May pitong araw ka para kolektahin ang [rebate sa nilaro](/welfare/cq9-page). Kusang papasok ang [rebate sa talo](/welfare/tpg-details) kinabukasan hanggang 7PM. Puwede mong i-withdraw ang dalawa nang hindi muna nilalaro.`,
  },
  {
    ...own,
    id: 27,
    helpTypeId: 5,
    sort: 8,
    title: 'Paano gumagana ang VIP level?',
    content: `May 1 XP ka sa bawat ₱1 ng settled na taya. Nasa [VIP](/s-vip) ang level mo, at nasa [Lahat ng level](/s-vip/level-system) ang dala ng bawat isa. Hindi bumababa ang level, kaya hindi kailangang magmadali o dagdagan ang laro.

Kusang darating ang bonus para sa level at sa birthday mo kapag verified na ang account mo.`,
  },
  {
    ...own,
    id: 21,
    helpTypeId: 5,
    sort: 9,
    title: 'Paano maging agent?',
    content: `Nagdadala ang mga agent ng bagong player gamit ang sarili nilang link. Buksan ang [Agents](/agency) at sabihin ang pangalan mo, number mo at kung saan ka mag-iimbita. Dapat verified ka.

Sinusuri namin ang bawat application, at kailangan ang approval ng regulator. Makikita ang sagot namin sa [Mga mensahe](/my/news). Gagana ang link mo hanggang sa petsang nasa page, at titigil kapag tinapos mo o namin. Walang komisyon ang mga agent.`,
  },
]
