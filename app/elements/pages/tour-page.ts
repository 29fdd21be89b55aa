import { BookingBar } from '../booking-bar.ts'
import { BookingBox } from '../booking-box.ts'
import { PictureViewer } from '../picture-viewer.ts'

/** The script of the tour page. */
customElements.define('booking-bar', BookingBar)
customElements.define('booking-box', BookingBox)
customElements.define('picture-viewer', PictureViewer)
