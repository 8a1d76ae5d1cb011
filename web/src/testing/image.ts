/** Replaces the URL of an image, which the build would provide. */
export default '/image.svg';
