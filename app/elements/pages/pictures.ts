import { PictureLinks } from '../picture-links.ts'
import { PictureViewer } from '../picture-viewer.ts'

/** The script of pages whose pictures open in a viewer. */
customElements.define('picture-viewer', PictureViewer)
customElements.define('picture-links', PictureLinks)
