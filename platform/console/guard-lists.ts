// Allowlists for console statements: node types of the Postgres grammar, functions and types.

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Allowed node types. Unknown types of later grammars are refused until they are reviewed and added. */
export const allowedNodes = words(`
  SelectStmt ResTarget ColumnRef A_Star A_Const A_Expr BoolExpr NullTest BooleanTest FuncCall TypeCast RangeVar JoinExpr RangeSubselect
  RangeFunction SubLink CaseExpr CaseWhen CoalesceExpr MinMaxExpr SortBy WindowDef GroupingFunc GroupingSet CommonTableExpr A_ArrayExpr
  A_Indirection A_Indices RowExpr List String Integer Float Boolean NamedArgExpr CollateClause SQLValueFunction
`);

/**
 * Allowed keys of plain objects. In a parsed statement, most objects name their node type, as in `{ SelectStmt: … }`.
 * An object without a node type is accepted only as the value of one of these keys.
 */
export const allowedParts = words(
  'larg rarg withClause typeName alias over ival fval sval boolval bsval search_clause cycle_clause',
);

export const allowedFunctions = words(`
  count sum avg min max array_agg string_agg json_agg jsonb_agg json_object_agg jsonb_object_agg bool_and bool_or every bit_and bit_or
  stddev stddev_pop stddev_samp variance var_pop var_samp corr covar_pop covar_samp regr_slope regr_intercept regr_r2 regr_count mode
  percentile_cont percentile_disc any_value range_agg
  row_number rank dense_rank percent_rank cume_dist ntile lag lead first_value last_value nth_value
  now clock_timestamp statement_timestamp transaction_timestamp date_trunc date_part extract age to_char to_date to_timestamp to_number
  make_date make_time make_timestamp make_timestamptz make_interval justify_days justify_hours justify_interval isfinite timezone overlaps
  date_bin date time timestamp timestamptz interval
  abs ceil ceiling floor round trunc sign sqrt cbrt power pow exp ln log mod div greatest least random width_bucket degrees radians pi gcd
  lcm int2 int4 int8 float4 float8 numeric text varchar bool
  length char_length character_length octet_length bit_length lower upper initcap left right substr substring strpos position overlay trim
  btrim ltrim rtrim lpad rpad repeat replace reverse split_part concat concat_ws format translate ascii chr md5 starts_with to_hex
  regexp_replace regexp_match regexp_matches regexp_split_to_array regexp_split_to_table regexp_count regexp_substr regexp_like
  regexp_instr string_to_array string_to_table array_to_string unistr normalize is_normalized similar_to_escape like_escape quote_literal
  quote_ident quote_nullable encode decode sha256
  coalesce nullif num_nulls num_nonnulls pg_typeof generate_series generate_subscripts unnest grouping
  array_length array_upper array_lower array_ndims array_dims array_position array_positions array_append array_prepend array_cat
  array_remove array_replace cardinality trim_array array_shuffle array_sample
  to_json to_jsonb row_to_json json_build_object jsonb_build_object json_build_array jsonb_build_array json_object jsonb_object
  json_array_length jsonb_array_length json_array_elements jsonb_array_elements json_array_elements_text jsonb_array_elements_text
  json_each jsonb_each json_each_text jsonb_each_text json_object_keys jsonb_object_keys json_typeof jsonb_typeof json_extract_path
  jsonb_extract_path json_extract_path_text jsonb_extract_path_text jsonb_pretty jsonb_set jsonb_insert json_strip_nulls jsonb_strip_nulls
  jsonb_path_query jsonb_path_query_array jsonb_path_query_first jsonb_path_exists jsonb_path_match
`);

export const allowedTypes = words(`
  text varchar bpchar char int2 int4 int8 numeric float4 float8 bool date time timetz timestamp timestamptz interval uuid json jsonb bytea
  int smallint bigint integer real decimal boolean jsonpath
`);

/**
 * Matches refused names of columns and fields. This is a second check: Postgres also reads `(x).name` as a call of the
 * function `name`.
 */
export const forbiddenNames =
  /^(?:pg_|lo_|lo(?:read|write)$|dblink|has_|txid_|inet_|row_security_|current_(?:setting|database|schema|user|role|query|catalog)|set_config|nextval|currval|setval|lastval|.*_to_xml)/;

/**
 * Matches the parser's names of the allowed keywords: CURRENT_DATE and others for dates and times, not CURRENT_USER.
 */
export const allowedValues = /^SVFOP_(?:CURRENT_DATE|CURRENT_TIME|CURRENT_TIMESTAMP|LOCALTIME|LOCALTIMESTAMP)(?:_N)?$/;

/**
 * Allowed options of EXPLAIN. They change only what the plan shows. Options that run the statement or reveal server
 * details are refused.
 */
export const allowedExplain = words('format costs verbose summary');

/** Schemas that may qualify a table or a function. */
export const TABLES_FROM = 'admin_api';
export const FUNCTIONS_FROM = 'pg_catalog';
