-- The rules that give points: the fields of each type, former versions, and the usual rules of every type.

alter table trusted_point_configs
  add column version int not null default 1,
  -- A range of referrals that is no longer used. Its row stays, because ledger entries refer to it.
  add column deleted_at timestamptz(3),
  add column rank_from int check (rank_from >= 0),
  add column rank_to int check (rank_to >= rank_from),
  add column engagement_adjust_percent int check (engagement_adjust_percent >= 0),
  add column post_content_length int check (post_content_length >= 0),
  add column total_place_reviews_from int check (total_place_reviews_from >= 0),
  add column total_place_reviews_to int check (total_place_reviews_to >= total_place_reviews_from),
  add column new_place_coefficient int check (new_place_coefficient >= 0),
  add column adjust_point_percent int check (adjust_point_percent >= 0),
  add column unlimited_posts_per_day_when_trusted_point_greater_than int check (unlimited_posts_per_day_when_trusted_point_greater_than >= 0),
  add column max_ten_posts_per_day_when_trusted_point_less_than int check (max_ten_posts_per_day_when_trusted_point_less_than >= 0),
  add column max_five_posts_per_day_when_trusted_point_less_than int check (max_five_posts_per_day_when_trusted_point_less_than >= 0),
  -- How many people somebody has invited, both ends included.
  add column invited_from int check (invited_from >= 1),
  add column invited_to int check (invited_to > invited_from);

-- Before, the ranges of referrals and the daily limit were kept in the two columns that there were.
update trusted_point_configs set invited_from = trusted_points_from, invited_to = trusted_points_to
  where type = 'REFERRAL' and trusted_points_from >= 1 and trusted_points_to > trusted_points_from;
update trusted_point_configs set
    unlimited_posts_per_day_when_trusted_point_greater_than = 2000,
    max_ten_posts_per_day_when_trusted_point_less_than = 2000,
    max_five_posts_per_day_when_trusted_point_less_than = 500
  where type = 'LIMITATION';
update trusted_point_configs set trusted_points_from = null, trusted_points_to = null
  where type not in ('ENGAGEMENT_MULTIPLICATION', 'RANKING');

alter table trusted_point_configs
  add constraint trusted_point_configs_own_fields check (
    (type in ('ENGAGEMENT_MULTIPLICATION', 'RANKING') or num_nonnulls(trusted_points_from, trusted_points_to) = 0)
    and (type = 'ENGAGEMENT_MULTIPLICATION' or engagement_adjust_percent is null)
    and (type = 'LIMITATION' or num_nonnulls(unlimited_posts_per_day_when_trusted_point_greater_than,
      max_ten_posts_per_day_when_trusted_point_less_than, max_five_posts_per_day_when_trusted_point_less_than) = 0)
    and (type = 'PROOF_OF_RATING' or num_nonnulls(post_content_length, total_place_reviews_from, total_place_reviews_to,
      new_place_coefficient, adjust_point_percent) = 0)
    and (type = 'RANKING' or num_nonnulls(rank_from, rank_to) = 0)
    and (type = 'REFERRAL' or num_nonnulls(invited_from, invited_to) = 0)
    and (type <> 'REFERRAL' or points >= 0)),
  add constraint trusted_point_configs_trusted_points check (trusted_points_from >= 0 and trusted_points_to >= trusted_points_from),
  add constraint trusted_point_configs_invited check ((invited_from is null) = (invited_to is null)),
  -- Checked at the end when all ranges are saved at once, because they pass each other on the way.
  add constraint trusted_point_configs_ranges_apart exclude using gist (int4range(invited_from, invited_to, '[]') with &&)
    where (invited_from is not null and deleted_at is null) deferrable initially immediate;

-- What a rule said in each version, and since when. Who saved it is in the audit log, under the same version. A change of
-- the ranges of referrals is refused if there are more versions of them than the person has seen.
create table trusted_point_versions (
  like trusted_point_configs,
  since timestamptz(3) not null,
  primary key (id, version),
  foreign key (id) references trusted_point_configs
);
create index trusted_point_versions_by_type on trusted_point_versions (type, since);
revoke insert, update, delete on trusted_point_versions from backoffice_app;

create function trusted_point_version_kept() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into trusted_point_versions select kept.* from jsonb_populate_record(null::trusted_point_versions,
    to_jsonb(new) || jsonb_build_object('since', case when tg_op = 'INSERT' then new.created_at else clock_timestamp() end)) kept;
  return null;
end $$;

insert into trusted_point_versions select *, created_at from trusted_point_configs;

create trigger trusted_point_version_kept after insert or update of version on trusted_point_configs
  for each row execute function trusted_point_version_kept();

-- Not part of a version.
alter table trusted_point_configs
  add column search text not null generated always as (search_key(coalesce(action_type, '') || ' ' || description)) stored;

-- Points are in hundredths. A rule that is there already keeps what it says.
insert into trusted_point_configs (
    id, type, action_type, points, description, trusted_points_from, trusted_points_to, rank_from, rank_to,
    engagement_adjust_percent, post_content_length, total_place_reviews_from, total_place_reviews_to, new_place_coefficient,
    adjust_point_percent, unlimited_posts_per_day_when_trusted_point_greater_than,
    max_ten_posts_per_day_when_trusted_point_less_than, max_five_posts_per_day_when_trusted_point_less_than,
    invited_from, invited_to)
  select ('019a0000-0000-7000-8000-' || lpad(usual.number::text, 12, '0'))::uuid, usual.type, usual.action, usual.points, usual.description,
      points_from, points_to, ranks_from, ranks_to, percent, length, reviews_from, reviews_to, coefficient, adjust, no_limit, ten, five, first, last
    from (values
      (1, 'ACTION', 'CREATE_POST', 200, 'Đăng bài viết mới', null::int, null::int, null::int, null::int, null::int, null::int, null::int, null::int, null::int, null::int, null::int, null::int, null::int, null::int, null::int),
      (2, 'ACTION', 'CHECK_IN_PLACE', 150, 'Check-in tại một địa điểm', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null),
      (3, 'ACTION', 'SHARE_POST', 100, 'Chia sẻ bài viết', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null),
      (4, 'ACTION', 'COMMENT_POST', 50, 'Bình luận bài viết', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null),
      (5, 'ACTION', 'LIKE_POST', 10, 'Thích bài viết', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null),
      (6, 'ACTION', 'DAILY_VISIT', 20, 'Mở ứng dụng mỗi ngày', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null),
      (11, 'ENGAGEMENT_MULTIPLICATION', 'POPULAR_POST', 300, 'Bài viết có nhiều tương tác', 0, 499, null, null, 100, null, null, null, null, null, null, null, null, null, null),
      (12, 'ENGAGEMENT_MULTIPLICATION', 'POPULAR_POST', 300, 'Bài viết có nhiều tương tác, thành viên tin cậy', 500, 1999, null, null, 110, null, null, null, null, null, null, null, null, null, null),
      (13, 'ENGAGEMENT_MULTIPLICATION', 'POPULAR_POST', 300, 'Bài viết có nhiều tương tác, thành viên kỳ cựu', 2000, null, null, null, 125, null, null, null, null, null, null, null, null, null, null),
      (21, 'LIMITATION', 'POSTS_PER_DAY', 0, 'Số bài được tính điểm mỗi ngày', null, null, null, null, null, null, null, null, null, null, 2000, 2000, 500, null, null),
      (31, 'OTHERS', 'LUCKY_WHEEL_PRIZE', 0, 'Trúng thưởng vòng quay may mắn', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null),
      (32, 'OTHERS', 'VOUCHER_EXCHANGE', 0, 'Đổi điểm lấy voucher', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null),
      (41, 'PROOF_OF_RATING', 'REVIEW_PLACE', 500, 'Đánh giá địa điểm kèm hình ảnh', null, null, null, null, null, 100, 0, 9, 2, 100, null, null, null, null, null),
      (42, 'PROOF_OF_RATING', 'REVIEW_PLACE', 500, 'Đánh giá địa điểm đã có nhiều đánh giá', null, null, null, null, null, 100, 10, null, 1, 80, null, null, null, null, null),
      (43, 'PROOF_OF_RATING', 'HELPFUL_REVIEW', 200, 'Đánh giá được nhiều người thấy hữu ích', null, null, null, null, null, 50, null, null, null, 100, null, null, null, null, null),
      (51, 'RANKING', 'RANK_BRONZE', 0, 'Hạng Đồng', 0, 499, null, null, null, null, null, null, null, null, null, null, null, null, null),
      (52, 'RANKING', 'RANK_SILVER', 0, 'Hạng Bạc', 500, 1999, null, null, null, null, null, null, null, null, null, null, null, null, null),
      (53, 'RANKING', 'RANK_GOLD', 0, 'Hạng Vàng', 2000, 9999, null, null, null, null, null, null, null, null, null, null, null, null, null),
      (54, 'RANKING', 'RANK_DIAMOND', 0, 'Hạng Kim Cương', 10000, null, 1, 100, null, null, null, null, null, null, null, null, null, null, null),
      (61, 'REFERRAL', 'REFER_FRIEND', 1000, 'Giới thiệu bạn mới', null, null, null, null, null, null, null, null, null, null, null, null, null, 1, 10),
      (62, 'REFERRAL', 'REFER_MANY', 1500, 'Giới thiệu từ bạn thứ mười một', null, null, null, null, null, null, null, null, null, null, null, null, null, 11, 100)
    ) as usual(number, type, action, points, description, points_from, points_to, ranks_from, ranks_to, percent, length, reviews_from,
      reviews_to, coefficient, adjust, no_limit, ten, five, first, last)
    where not exists (select from trusted_point_configs there
      where there.type = usual.type and (there.action_type = usual.action or usual.type = 'REFERRAL'));
