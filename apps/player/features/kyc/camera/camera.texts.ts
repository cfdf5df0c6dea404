import { texts } from '../../../shared/texts.ts'

export const cameraTexts = texts({
  title: ['Selfie with ID', 'Selfie na hawak ang ID'],
  photoTitle: ['Take a photo', 'Kumuha ng litrato'],
  close: ['Close', 'Isara'],
  preview: ['Camera preview', 'Camera preview'],
  starting: ['Starting the camera...', 'Binubuksan ang camera...'],
  takePhoto: ['Take photo', 'Kunan'],
  chooseFile: ['Choose file', 'Pumili ng file'],
  switchCamera: ['Switch camera', 'Palitan ang camera'],
  retake: ['Retake', 'Kunan muli'],
  upload: ['Upload', 'I-upload'],
  uploading: (percent: number) => [`Uploading, ${percent} %`, `Ina-upload, ${percent} %`],
  uploadWaits: ['Waiting for the network...', 'Naghihintay ng network...'],
  uploadFailed: ['Upload failed', 'Hindi na-upload'],
  notAFile: ['Failed to convert image URL to file', 'Hindi magamit ang larawan'],
  wrongType: ['Please choose a picture.', 'Pumili ng larawan.'],
  pngOnly: ['Please choose a PNG picture.', 'PNG na larawan lang ang puwede.'],

  settle: ['Look straight ahead and hold still', 'Tumingin nang diretso at huwag gumalaw'],
  turn: ['Turn your head to one side', 'Ibaling ang ulo sa isang tabi'],
  closer: ['Come closer to the camera', 'Lumapit sa camera'],
  back: ['Now face forward again', 'Humarap ulit sa camera'],
  seen: ['Done. Now your ID', 'Okay na. ID naman'],
  why: [
    'This shows that someone moved in front of the camera when asked. It does not show who it is. Our team compares your face with the ID.',
    'Ipinapakita nito na may gumalaw sa harap ng camera nang hilingin. Hindi nito ipinapakita kung sino. Ikukumpara ng team namin ang mukha mo sa ID.',
  ],
  skip: ['Skip this step', 'I-skip ito'],
  hold: [
    'Hold your ID beside your chin. Keep your fingers off your name and birthday.',
    'Hawakan ang ID sa tabi ng baba. Huwag takpan ang pangalan at kaarawan.',
  ],
  good: ['Good light. Hold still', 'Okay ang ilaw. Huwag gumalaw'],

  denied: [
    'The camera is blocked for this page. Tap the lock beside the address, allow the camera, and try again. Or choose a photo.',
    'Naka-block ang camera sa page na ito. I-tap ang lock sa tabi ng address, i-allow ang camera, at subukan muli. O pumili ng litrato.',
  ],
  missing: [
    'We found no camera here. Choose a photo, or open this page on your phone.',
    'Walang nahanap na camera. Pumili ng litrato, o buksan ito sa iyong telepono.',
  ],
  broken: [
    'The camera could not be started. Close other apps that use it and try again, or choose a photo.',
    'Hindi mabuksan ang camera. Isara ang ibang app na gumagamit nito at subukan muli, o pumili ng litrato.',
  ],
  again: ['Try again', 'Subukan muli'],

  small: [
    'The picture is small. Come closer or use another camera.',
    'Maliit ang larawan. Lumapit o gumamit ng ibang camera.',
  ],
  dark: ['Too dark. Move to a brighter place.', 'Masyadong madilim. Pumunta sa mas maliwanag.'],
  bright: ['Too bright. Turn away from the light.', 'Sobrang liwanag. Umiwas sa ilaw.'],
  glare: ['There is glare. Tilt the ID a little.', 'May glare. I-tilt nang kaunti ang ID.'],
  blurred: ['It looks blurred. Hold still and wipe the lens.', 'Mukhang malabo. Huwag gumalaw at punasan ang lente.'],
  fine: ['Sharp and bright enough.', 'Malinaw at maliwanag.'],
})
