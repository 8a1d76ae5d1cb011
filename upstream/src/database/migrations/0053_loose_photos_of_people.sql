-- The photos that one person has uploaded within a day are counted at each upload.
create index loose_photo_uploader on loose_photo (uploaded_by, loose_since);
