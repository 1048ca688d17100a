import { AlbumManager } from '../AlbumManager.tsx';

/** A seller's album. */
export default function SellerAlbumPage() {
  return <AlbumManager side="seller" />;
}
